import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { updateOwnProfile } from "~/features/accounts/commands/update-profile.server";
import { LanguageField } from "~/features/accounts/components/language-field";
import { translateTo } from "~/features/accounts/model/sentences";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { profileSchema } from "~/features/accounts/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, successIn } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { CLIENT_HOME } from "~/server/sessions/user";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

/** Saves the user's own name, company and language. */
export const action = formAction({
  guard: requireUser,
  translate: ({ actor }) => translateTo(actor.language),
  intents: {
    profile: {
      schema: profileSchema,
      run: async (profile, { actor }) => {
        await updateOwnProfile(actor, profile);
        const language = profile.language ?? actor.language;
        return redirectWithFlash(CLIENT_HOME, successIn(language, CLIENT_SPACE[language].editProfile.saved));
      },
    },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.words.title ?? "Modifier mon profil" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { full_name, company, language } = await getOwnProfile(user.id);
  const { editProfile, dialog, languages } = CLIENT_SPACE[user.language];
  const values = { full_name: full_name ?? "", company: company ?? "", language };
  return { values, words: { ...editProfile, ...dialog }, languages, spoken: user.language };
}

export default function EditProfile() {
  return <ProfileDialog {...useLoaderData<typeof loader>()} />;
}

type ProfileValues = Record<"full_name" | "company" | "language", string>;

interface ProfileDialogProps {
  values: ProfileValues;
  words: ClientSpaceCopy["editProfile"] & ClientSpaceCopy["dialog"];
  languages: ClientSpaceCopy["languages"];
  /** In which the page speaks. */
  spoken: Language;
}

/** One's own name, company and language. */
function ProfileDialog({ values, words, languages, spoken }: ProfileDialogProps) {
  const lastResult = useOwnResult("profile");
  const isSending = useIsSubmitting("profile");
  const [form, { full_name, company, language }] = useForm<ProfileValues>({
    id: "profile",
    lastResult,
    defaultValue: values,
    constraint: { full_name: { required: true } },
  });
  return (
    <Dialog
      title={words.title}
      closeTo="/dashboard"
      footer={
        <DialogActions
          formId={form.id}
          submitLabel={words.save}
          isPending={isSending}
          pendingText={words.saving}
          cancelTo="/dashboard"
          cancelLabel={words.cancel}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([full_name, company, language])}
          formErrors={form.errors}
          title={words.summary}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="profile" />
        <Field
          label={words.name}
          {...withoutKey(getInputProps(full_name, { type: "text" }))}
          autoComplete="name"
          error={full_name.errors}
        />
        <Field
          label={words.company}
          {...withoutKey(getInputProps(company, { type: "text" }))}
          autoComplete="organization"
          error={company.errors}
        />
        <LanguageField field={language} hint={words.hint} label={words.language} labels={languages} />
        <PrivacyNotice purpose="profile" site={useRootData()?.site} language={spoken} ofPage={spoken} />
      </Form>
    </Dialog>
  );
}
