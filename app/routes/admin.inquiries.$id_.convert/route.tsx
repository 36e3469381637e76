import type { FieldMetadata } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import type { AccountState } from "~/features/clients/model";
import { INVITATION_KEPT, NO_NAME } from "~/features/clients/model";
import { getAccountByEmail } from "~/features/clients/queries.server";
import type { SENDER_ANSWERS } from "~/features/inquiries/convert.server";
import { conversionSchema, convertInquiry } from "~/features/inquiries/convert.server";
import { conversionRefusal, SENT_BY_TEAM } from "~/features/inquiries/model/inquiry";
import { getInquiry } from "~/features/inquiries/queries.server";
import { inquiryIdSchema } from "~/features/inquiries/schema/inquiry";
import { BudgetField, CategoryField } from "~/features/projects/components/project-fields";
import { isMailSent } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { RefusalDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { ScreenLink } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";
import { useServerForm } from "~/ui/server-form";
import { useSearchHref } from "~/ui/use-address";

export const meta = () => seo({ title: "Convertir la demande" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const inquiry = await findOr404(inquiryIdSchema, params, ({ id }) => getInquiry(id));
  if (inquiry.project_id) throw redirect(`/admin/projects/${inquiry.project_id}`);
  const { name, email, company, service_interest } = inquiry;
  const values = { title: service_interest ?? "", service_category: "", budget: "", is_sender: "" };
  const account = inquiry.client
    ? { ...inquiry.client, state: "writer" as const }
    : email && (await getAccountByEmail(email));
  const isOfTeam = account && "role" in account && account.role === "admin";
  const refusal = conversionRefusal(inquiry) ?? (isOfTeam ? SENT_BY_TEAM : null);
  return {
    email,
    account: account || null,
    refusal,
    isMailSent,
    values: { ...values, full_name: name, company: company ?? "" },
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: inquiryIdSchema,
  intents: {
    conversion: {
      schema: conversionSchema,
      run: async (conversion, { actor, params }) => {
        const { isRepeat, clientId, projectId } = await convertInquiry(actor, params.id, conversion);
        const to = clientId ? `/admin/clients/${clientId}` : `/admin/projects/${projectId}`;
        if (isRepeat) return redirectWithFlash(to, { tone: "info", title: "Cette demande est déjà convertie" });
        return redirectWithSuccess(to, "Demande convertie");
      },
    },
  },
});

const TITLE = "Convertir la demande";

type ConversionValues = Record<"title" | "service_category" | "budget" | "full_name" | "company" | "is_sender", string>;

/** Asks for the inquiry's project, and for its client when no proven account has the address. */
export default function ConvertInquiry() {
  const { refusal, email, account, isMailSent, values } = useLoaderData<typeof loader>();
  const page = `/admin/inquiries/${useParams().id}`;
  const pageInItsList = useSearchHref(page)({});
  const [form, fields] = useServerForm<ConversionValues>("conversion", {
    defaultValue: values,
    constraint: { title: { required: true }, full_name: { required: true }, is_sender: { required: true } },
  });
  const { title, service_category, budget, full_name, company, is_sender } = fields;
  if (refusal) return <RefusalDialog title={TITLE} refusal={refusal} closeTo={pageInItsList} />;
  return (
    <FormDialog
      title={TITLE}
      closeTo={page}
      form={form}
      fields={[is_sender, full_name, company, title, service_category, budget]}
      submitLabel="Convertir"
      pendingText="Conversion..."
    >
      {account && <AccountNote account={account} isSender={is_sender} />}
      {!account && email && (
        <>
          <p className="note">
            Un compte est ouvert pour {email}, et une invitation lui est écrite. {!isMailSent && INVITATION_KEPT}
          </p>
          <div className="field-pair">
            <Field label="Nom" field={full_name} autoComplete="off" />
            <Field label="Entreprise" isOptional field={company} autoComplete="off" />
          </div>
        </>
      )}
      {!account && !email && (
        <p className="note">
          Sans adresse e-mail, aucun compte ne peut être ouvert. Le projet reste sans client, et pourra lui être confié
          plus tard.
        </p>
      )}
      <Field label="Titre du projet" field={title} />
      <div className="field-pair">
        <CategoryField field={service_category} />
        <BudgetField field={budget} />
      </div>
    </FormDialog>
  );
}

/** Who has the sender's address already. */
interface SenderAccount {
  id: string;
  full_name: string | null;
  /** The sender was signed in. */
  state: AccountState | "writer";
}

const ANSWERS: { value: (typeof SENDER_ANSWERS)[number] | ""; label: string }[] = [
  { value: "", label: "Choisissez une réponse" },
  { value: "yes", label: "Oui : le projet va à ce compte, qui le voit aussitôt" },
  { value: "no", label: "Je ne sais pas : le projet reste sans client" },
];

function AccountNote({ account, isSender }: { account: SenderAccount; isSender: FieldMetadata<string> }) {
  const { email, isMailSent } = useLoaderData<typeof loader>();
  const owner = <ScreenLink to={`/admin/clients/${account.id}`}>{account.full_name ?? NO_NAME}</ScreenLink>;
  if (account.state === "writer")
    return <p className="note">Le projet va au compte de {owner}, qui a écrit ce message.</p>;
  if (account.state === "active")
    return (
      <p className="note">
        Le projet va au compte qui a déjà l’adresse {email} : {owner}.
      </p>
    );
  if (account.state === "invited")
    return (
      <p className="note">
        Le projet va au compte de {owner}, qui n’a pas encore choisi de mot de passe : une autre invitation est écrite à{" "}
        {email}. {!isMailSent && INVITATION_KEPT}
      </p>
    );
  return (
    <>
      <p className="note">
        {owner} a ouvert un compte avec l’adresse {email}, que personne n’a confirmée : ce peut être un autre que
        l’expéditeur, et il lirait le projet. Assurez-vous-en, par téléphone par exemple. Son mot de passe et ses
        sessions restent, quelle que soit la réponse.
      </p>
      <SelectField label="Ce compte est-il celui de l’expéditeur ?" field={isSender} options={ANSWERS} />
    </>
  );
}
