<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Contract\Limits;

/** A few of the values that do not fit another type, each once. */
final class LostValues {
	/** @var array<string, array{value: string, message: string}> */
	private array $examples = [];

	public function __construct(private readonly ProblemSentences $sentences) {
	}

	public function add(string $value, Problem $problem): void {
		$shown = Text::excerpt($value, Limits::QUOTED_CHARACTERS);
		if (count($this->examples) < Limits::LOST_EXAMPLES) {
			// The sign keeps digits a text among the keys.
			$this->examples["=$shown"] ??= ['value' => $shown, 'message' => $this->sentences->of($problem)];
		}
	}

	/** @return list<array{value: string, message: string}> */
	public function examples(): array {
		return array_values($this->examples);
	}
}
