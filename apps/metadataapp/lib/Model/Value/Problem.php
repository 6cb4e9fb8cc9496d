<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/** What is wrong, to be said in the language of the person: `ProblemSentences`. */
final class Problem {
	/** @param array<string, int|string> $parameters of the sentence; the reason says which */
	public function __construct(
		public readonly ProblemReason $reason,
		public readonly array $parameters = [],
	) {
	}

	/** With the beginning of what somebody sent. */
	public static function quoting(ProblemReason $reason, string $name, string $sent): self {
		return new self($reason, [$name => Text::excerpt($sent, Limits::QUOTED_CHARACTERS)]);
	}

	/** @return array{reason: string, parameters: \stdClass} */
	public function toArray(): array {
		return ['reason' => $this->reason->value, 'parameters' => (object)$this->parameters];
	}
}
