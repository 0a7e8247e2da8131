// The specification spells it so; old links do too.
export { default, metadata } from '../sign-up-success/page'
