// Only in a development build: a running product answers these before Next sees them (src/wiring/answers.ts).
import { answerPlainly as answer } from '@/wiring/answers'

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
