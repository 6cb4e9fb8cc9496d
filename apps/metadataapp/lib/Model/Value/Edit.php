<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Model\Value\Codec\Codec;

/** What a value was, and what it becomes. */
final readonly class Edit {
	/**
	 * @param ?string $from canonical text; null where there was no value
	 * @param ?string $to canonical text; null where it is taken away
	 */
	public function __construct(
		public int $fieldId,
		public Codec $codec,
		public ?string $from,
		public ?string $to,
	) {
	}

	public function change(int $ownerId): ValueChange {
		return ValueChange::to($ownerId, $this->fieldId, $this->codec, $this->to);
	}
}
