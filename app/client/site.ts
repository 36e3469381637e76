/** What every page of the public site does with scripts, in one file: a phone waits for the number of requests. */
import "./flash";
import "./menu";
import "./take-focus";
import "./visit";
import "./walls";
