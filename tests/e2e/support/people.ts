import { ADMIN } from "../../support/e2e-environment";

export { ADMIN };

/** A client of the demo data; the demo clients have the first admin's password. */
export const CLIENT = { email: "khadija@riad-benali.example", password: ADMIN.password };
