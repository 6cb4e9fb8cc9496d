<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Values\Json;

final class CheckedAnswers {
	/**
	 * @param array<string, mixed> $answers by question, those of hidden ones left out, and by the name of a hidden field;
	 *   objects are `stdClass`
	 * @param array<string, Fault> $faults by question or hidden field; below the empty name for names that cannot be a question's
	 */
	public function __construct(
		public readonly array $answers,
		public readonly array $faults,
		/** Null when the form gives no points. */
		public readonly ?Score $score,
		public readonly Visibility $visibility,
	) {
	}

	/** @return ?array{total: float, max: float} the score as it is stored */
	public function points(): ?array {
		return $this->score === null ? null : ['total' => (float)$this->score->total, 'max' => (float)$this->score->max];
	}

	/** The answers as JSON, with `{}` for none. */
	public function json(): string {
		return Json::canonical((object)$this->answers);
	}
}
