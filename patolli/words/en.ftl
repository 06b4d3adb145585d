nobody = nobody
