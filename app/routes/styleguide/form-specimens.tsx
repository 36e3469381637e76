import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { StarRating } from "~/ui/star-rating";
import { SwitchField } from "~/ui/switch-field";
import { TextareaField } from "~/ui/textarea-field";
import { Specimen } from "./specimen";

const EMAIL_ERROR = "Il manque la fin de l’adresse, par exemple «\u202f.ma\u202f» ou «\u202f.com\u202f».";
const SERVICES = [
  { value: "", label: "Choisissez un service" },
  { value: "web", label: "Développement web" },
  { value: "logo", label: "Logo" },
];

export function FormSpecimens({ scope }: { scope: string }) {
  const id = (name: string) => `${scope}-${name}`;
  return (
    <Specimen title="Formulaires">
      <form className="stack-fields" onSubmit={(event) => event.preventDefault()}>
        <ErrorSummary
          errors={[
            { id: id("email"), message: `E-mail\u202f: ${EMAIL_ERROR}` },
            { id: id("rating-wrong"), message: "Veuillez sélectionner une note" },
          ]}
        />
        <Field label="Nom" name="name" id={id("name")} defaultValue="Khadija Benali" autoComplete="off" />
        <div className="field-pair">
          <Field
            label="E-mail"
            hint="Pour vous envoyer le devis."
            type="email"
            id={id("email")}
            name="email"
            defaultValue="khadija@riad-benali"
            error={[EMAIL_ERROR]}
          />
          <Field label="Téléphone" isOptional hint="Si vous préférez qu’on vous appelle." type="tel" name="phone" />
        </div>
        <TextareaField label="Message" hint="Votre activité, votre besoin, votre délai." name="message" />
        <div className="field-pair">
          <SelectField label="Service" name="service" options={SERVICES} />
          <Field label="Adresse de la page" name="slug" readOnly value="/blog/lire-un-devis" />
        </div>
        <CheckboxField label="Recevoir une copie" hint="À l’adresse ci-dessus." name="copy" defaultChecked />
        <CheckboxField label="J’accepte les conditions" name="terms" error={["Cochez la case pour continuer."]} />
        <SwitchField label="Service actif" hint="Visible sur le site." name="is_active" defaultChecked />
        <SwitchField label="Mise en avant" name="featured" />
        <StarRating legend="Note" name={id("rating")} id={id("rating")} defaultValue={4} />
        <StarRating
          legend="Note"
          name={id("rating-wrong")}
          id={id("rating-wrong")}
          error={["Veuillez sélectionner une note"]}
        />
      </form>
    </Specimen>
  );
}
