import { forgetBeforeEach } from "./outside";

forgetBeforeEach();
