import { ArrowDown, ArrowUp } from "lucide-react";
import type { ButtonFormProps } from "./button-form";
import { ButtonForm, IconForm } from "./button-form";
import { useSearchHref } from "./use-address";

type RowButtonProps = Omit<ButtonFormProps, "action" | "preventScrollReset" | "size"> & {
  /** Address of the list, which keeps its query and stands below the dialog that may be open over it. */
  list: string;
  /** Of the row's thing, for screen readers. */
  name: string;
};

/** A button that changes the thing of a row at once, such as a switch. */
export function RowButton({ list, name, children, ...button }: RowButtonProps) {
  const action = useSearchHref(list)({});
  return (
    <ButtonForm {...button} action={action} preventScrollReset size="sm">
      {children}
      <span className="sr-only">&#8239;: {name}</span>
    </ButtonForm>
  );
}

interface RowMovesProps {
  list: string;
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
}

/** The ways up and down of a row, in a list whose action has the intent `move`. */
export function RowMoves({ list, id, name, isFirst, isLast }: RowMovesProps) {
  const move = { intent: "move", action: useSearchHref(list)({}), name };
  return (
    <>
      {!isFirst && <IconForm {...move} values={{ id, direction: "up" }} verb="Monter" icon={ArrowUp} />}
      {!isLast && <IconForm {...move} values={{ id, direction: "down" }} verb="Descendre" icon={ArrowDown} />}
    </>
  );
}
