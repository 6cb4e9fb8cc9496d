<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** What of a field decides which values it takes. */
final class FieldShape {
	/**
	 * @param list<string> $options of a selection, each once
	 * @param bool $includesTime of a date
	 */
	public function __construct(
		public readonly FieldType $type,
		public readonly array $options = [],
		public readonly bool $includesTime = false,
	) {
	}

	/** @param list<string> $options of a selection, each once */
	public function withOptions(array $options): self {
		return new self($this->type, $options, $this->includesTime);
	}

	/** @return list<string>|array{includeTime: bool} as `field_options` has it */
	public function emittedOptions(): array {
		return $this->type === FieldType::Date ? ['includeTime' => $this->includesTime] : $this->options;
	}
}
