<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Import;

use OCA\FormsApp\Model\Import\Change;
use OCP\IL10N;

/** What an import changes or leaves out, in words. */
class ImportSentences {
	public function __construct(private readonly IL10N $l) {
	}

	public function of(Change $change): string {
		return strtr($this->sentence($change), ['{name}' => $change->detail, '{count}' => (string)$change->count]);
	}

	/** Of a question of text for what does not fit another one. */
	public function title(string $title): string {
		return match ($title) {
			'' => $this->l->t('Other imported answers'),
			"\nrespondent" => $this->l->t('Respondent (imported)'),
			default => strtr($this->l->t('{title} (imported)'), ['{title}' => $title]),
		};
	}

	private function sentence(Change $change): string {
		return match ($change->code) {
			Change::CHARACTERS => $this->l->t('Characters that cannot be read are replaced.'),
			Change::TITLE => $this->l->t('The title is missing or too long. The form gets one that fits.'),
			Change::SHORTENED => $this->l->t('A text is too long and gets cut off.'),
			Change::LINK => $this->l->t('The link, its password and its dates stay behind. Share the new form to get a link.'),
			Change::PROGRAMS => $this->l->t('Keys for programs and webhooks stay behind, because they are secret.'),
			Change::NOTICES => $this->l->t('Who is told of new answers stays behind.'),
			Change::RIGHTS => $this->l->t('Who may see or change the form is decided by the folder that it is in.'),
			Change::LAYOUT => $this->l->t('Parts of the page stay behind: {name}'),
			Change::PICTURE => $this->l->t('The picture is not in the file. Add it again.'),
			Change::SETTINGS => $this->l->t('Settings that do not exist here, or not like this, stay behind: {name}'),
			Change::HIDDEN_FIELDS => $this->l->t('Hidden fields cannot be read and stay behind.'),
			Change::NO_QUESTION => $this->l->t('Entries that are no questions stay behind: {count}'),
			Change::UNKNOWN_TYPE => $change->detail === ''
				? $this->l->t('The question has no type. It becomes a question for a short text.')
				: $this->l->t('The type “{name}” does not exist here. It becomes a question for a short text.'),
			Change::DOUBLE_ID => $this->l->t('Another question has the same id. That one gets the answers.'),
			Change::CHOICES => $this->l->t('Some choices, rows or columns cannot be read as they are. They are left out or cut off.'),
			Change::TOO_MANY_CHOICES => $this->l->t('The question cannot be asked like this here. It becomes a question for a long text.'),
			Change::CONDITION => $this->l->t('Its condition cannot be understood. The question is always shown.'),
			Change::CONDITION_PART => $this->l->t('A part of its condition refers to nothing and is left out.'),
			Change::SECTION => $this->l->t('The section that it belongs to does not exist.'),
			Change::POINTS => $this->l->t('Only choices can give points. Those of this question stay behind.'),
			Change::PAGES => $this->l->t('The pages cannot be read. All questions are on one page.'),
			Change::ROUTE => $this->l->t('A rule of page {name} leads to no later page, or cannot be understood. It is left out.'),
			Change::AS_TEXT => $this->l->t('Answers that do not fit the question are kept as text, in a column of their own: {count}'),
			Change::UNKNOWN_QUESTION =>
				$this->l->t('Answers to questions that the form does not have are kept as text, in columns of their own: {count}'),
			Change::FILES =>
				$this->l->t('Files are not in the file of the form. Their names are kept as text. Answers with files: {count}'),
			Change::RESPONDENTS => $this->l->t('Names of respondents are kept as text, without their accounts: {count}'),
			Change::TRACES => $this->l->t('Addresses and browsers of respondents stay behind.'),
			Change::NO_TIME => $this->l->t('Answers without a date count as sent today: {count}'),
			default => $this->l->t('Entries that are no answers, or too large, stay behind: {count}'),
		};
	}
}
