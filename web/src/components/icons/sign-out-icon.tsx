import { Icon, type IconProps } from './icon.tsx';

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h9.5M16 8.5l3.5 3.5-3.5 3.5" />
    </Icon>
  );
}
