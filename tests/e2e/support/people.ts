import { ADMIN, CLIENT } from "../../support/server-environment";

export { ADMIN, CLIENT };
