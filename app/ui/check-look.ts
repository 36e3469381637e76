const BOX =
  "appearance-none flex-none grid place-items-center size-6 m-0 border border-line-strong bg-input hover:border-text-2 before:bg-on-accent before:[scale:0] before:[transition:scale_0.15s] checked:border-accent checked:bg-accent checked:before:[scale:1] disabled:opacity-50 forced-colors:appearance-auto forced-colors:before:hidden";

/** The classes of a native checkbox. */
export const CHECKBOX_LOOK = `${BOX} before:w-3 before:h-3 before:[clip-path:polygon(14%_44%,0_65%,45%_100%,100%_16%,82%_0,41%_62%)]`;

/** The classes of a native radio button: round, as one of several is, with the diamond of a state in it. */
export const RADIO_LOOK = `${BOX} rounded-full before:size-2.5 before:rotate-45`;
