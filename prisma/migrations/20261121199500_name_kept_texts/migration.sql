-- A text that was kept before several could be kept of one page has no name yet, by which it is offered.
UPDATE "kept_inputs" SET "path" = "path" || '#' || left(md5("path"), 12) WHERE "path" NOT LIKE '%#%';
