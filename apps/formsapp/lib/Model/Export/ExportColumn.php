<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

/** A column of an exported table: a question, or one row of a matrix. */
final readonly class ExportColumn {
	/** @param ?string $row id of the row of a matrix */
	public function __construct(
		public string $question,
		public string $type,
		public ?string $row,
		public string $header,
	) {
	}

	/** @param array<array-key, mixed> $answers canonical */
	public function answer(array $answers): mixed {
		$answer = $answers[$this->question] ?? null;
		return $this->row === null ? $answer : (is_array($answer) ? $answer[$this->row] ?? null : null);
	}
}
