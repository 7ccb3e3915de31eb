/** Parts whose class no style names, but for the names of states, which begin with `Mui-`. */
const WHOLE =
  /^Mui(Card|Container|FormControl|Link|Paper|Skeleton|Stack|SvgIcon|Table|TableBody|TableHead|Typography)-/;

/** Looks that are in the rules already: sizes, colours, widths. */
const LOOKS =
  /^Mui\w+-((color|edge|fontSize|margin|maxWidth|size|underline)[A-Z]\w*|animated|disableElevation|disableSpacing|elevation\d*|fullWidth|rounded|shrink)$/;

const isAsked = (name: string): boolean => !WHOLE.test(name) && !LOOKS.test(name);

const asked = new Map<string, boolean>();

function isKept(name: string): boolean {
  const known = asked.get(name) ?? isAsked(name);
  asked.set(name, known);
  return known;
}

type Slots = Readonly<Record<string, readonly (string | false | undefined | null)[]>>;

/**
 * The classes of each slot of a part of MUI, as `composeClasses` of `@mui/utils` gives them, without
 * those that nothing asks for.
 */
export function askedClasses(
  slots: Slots,
  nameOf: (utility: string) => string,
  classes: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const ofSlots: Record<string, string> = {};
  for (const [slot, utilities] of Object.entries(slots)) {
    const names: string[] = [];
    for (const utility of utilities) {
      if (!utility) continue;
      const name = nameOf(utility);
      if (isKept(name)) names.push(name);
      const own = classes[utility];
      if (own) names.push(own);
    }
    ofSlots[slot] = names.join(' ');
  }
  return ofSlots;
}
