/** What every control of a field has in common. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean | undefined;
  autoComplete: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}
