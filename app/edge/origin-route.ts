/** Stands for each route that is not in this build: the site's Node process answers it. */
export const handle = { isOfOrigin: true };
