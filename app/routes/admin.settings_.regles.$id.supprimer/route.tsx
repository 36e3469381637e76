import { RULE_USED, RULES, RULES_PATH, ruleText } from "~/features/billing/rules/model";
import { getDatedRule } from "~/features/billing/rules/queries.server";
import { ruleIdSchema } from "~/features/billing/rules/schema";
import { deleteRule } from "~/features/billing/rules/write.server";
import { confirmDelete } from "~/server/forms/confirm-delete.server";
import { ConfirmDelete, confirmDeleteMeta } from "~/shell/confirm-delete";

const deletion = confirmDelete({
  params: ruleIdSchema,
  find: ({ id }) => getDatedRule(id),
  ask: (rule) => ({
    title: "Supprimer une valeur",
    question: "Êtes-vous sûr de vouloir supprimer cette valeur\u202f?",
    name: `${RULES[rule.kind].label}, ${ruleText(rule.kind, rule)}`,
    note: ". L’historique la garde.",
    refusal: rule.isUsed ? `${RULE_USED}.` : null,
    pendingText: "Suppression…",
  }),
  remove: (actor, { id }) => deleteRule(actor, id),
  done: "Règle supprimée",
  list: RULES_PATH,
});

export const loader = deletion.loader;
export const action = deletion.action;
export const meta = confirmDeleteMeta;
export default ConfirmDelete;
