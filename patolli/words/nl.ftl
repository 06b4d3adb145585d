nobody = niemand
