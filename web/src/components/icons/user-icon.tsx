import { Icon, type IconProps } from './icon.tsx';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c1-4 4-5.75 7.5-5.75s6.5 1.75 7.5 5.75" />
    </Icon>
  );
}
