<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Form\FormDocument;

/** A form that was made of a file, and the responses in that file as they are there. */
final readonly class ImportedForm {
	/**
	 * @param array<string, string> $ids of questions by their ids in the file, with a sign before them
	 * @param list<array<array-key, mixed>> $formerQuestions canonical ones that the form asks no more
	 * @param list<mixed> $responses as in the file
	 */
	public function __construct(
		public FormDocument $document,
		public array $ids,
		public array $formerQuestions,
		public array $responses,
		public Changes $changes,
	) {
	}
}
