import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '@/modules/sales/inquiries/rules/inquiry-limits'
import { INQUIRE } from '@/modules/sales/inquiries/ui/urls'
import { Button } from '@/ui/button'
import { AREA, Field, Input } from '@/ui/field'
import * as words from '../words'

/**
 * What somebody wants to know. It goes on to the form of inquiries, filled in; a guest signs in on the way. A plain form
 * needs no script.
 */
export function InquiryForm() {
  return (
    <form action={INQUIRE} method="get" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.make} htmlFor="ask-make">
          <Input id="ask-make" name="make" maxLength={INQUIRY_LINE_MAX} autoComplete="off" />
        </Field>
        <Field label={words.model} htmlFor="ask-model">
          <Input id="ask-model" name="model" maxLength={INQUIRY_LINE_MAX} autoComplete="off" />
        </Field>
      </div>
      <Field label={words.message} htmlFor="ask-message" help={words.whatComesNext}>
        <textarea
          id="ask-message"
          name="message"
          rows={4}
          required
          maxLength={INQUIRY_MESSAGE_MAX}
          aria-describedby="ask-message-help"
          className={AREA}
        />
      </Field>
      <Button type="submit" className="self-start">
        {words.goOn}
      </Button>
    </form>
  )
}
