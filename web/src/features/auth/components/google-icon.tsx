/** A plain G in the text's colour, to tell the button at a glance. */
export function GoogleIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M16 5.2A7.5 7.5 0 1 0 17.5 10H10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  );
}
