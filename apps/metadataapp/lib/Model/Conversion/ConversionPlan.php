<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Shared\Contract\Limits;

/** What is to become of a field. */
final readonly class ConversionPlan {
	/**
	 * @param array<array-key, string> $renamed new options by the former ones, as if all were renamed at once; two may become one
	 * @param bool $mayLose whether values that do not fit are taken away
	 * @param ?int $mostLost how many, because no more were shown; null for any number
	 */
	public function __construct(
		public FieldShape $shape,
		public array $renamed,
		public bool $mayLose,
		public ?int $mostLost = null,
	) {
	}

	/** @param int $lost values that do not fit */
	public function allows(int $lost): bool {
		return $lost === 0 || $this->mayLose && ($this->mostLost === null || $lost <= $this->mostLost);
	}

	/** Takes no more away than was found when the same change was looked at. */
	public function asSeen(self $looked, int $lost): self {
		return serialize([$looked->shape, $looked->renamed]) === serialize([$this->shape, $this->renamed])
			? new self($this->shape, $this->renamed, $this->mayLose, $lost)
			: $this;
	}

	public function renamed(string $option): string {
		return $this->renamed[$option] ?? $option;
	}

	/**
	 * @param list<string> $options
	 * @return list<string> each once
	 */
	public function renamedAll(array $options): array {
		return array_values(array_unique(array_map($this->renamed(...), $options)));
	}

	/** The definition afterwards. Options that are left out are withdrawn, those that are renamed are not. */
	public function applied(FieldDefinition $present): FieldDefinition {
		$former = $this->renamedAll([...$present->shape->options, ...$present->withdrawn]);
		$withdrawn = array_slice(array_values(array_diff($former, $this->shape->options)), 0, Limits::WITHDRAWN_OPTIONS_PER_FIELD);
		return $present->withShape($this->shape, $this->shape->type->hasOptions() ? $withdrawn : []);
	}
}
