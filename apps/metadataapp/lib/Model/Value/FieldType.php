<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

enum FieldType: string {
	case Text = 'text';
	case Textarea = 'textarea';
	case Number = 'number';
	case Date = 'date';
	case Checkbox = 'checkbox';
	case Select = 'select';
	case Multiselect = 'multiselect';
	case User = 'user';
	case Url = 'url';
	case Filelink = 'filelink';

	/** A date with a time of day is a date whose options say so. */
	public const DATE_WITH_TIME = 'datetime';
	private const OTHER_NAMES = [
		'multi_select' => 'multiselect', 'dropdown' => 'select', 'boolean' => 'checkbox', 'file' => 'filelink',
		self::DATE_WITH_TIME => 'date',
	];

	/** By our name or by one that other programs use. */
	public static function named(string $name): ?self {
		return self::tryFrom(self::OTHER_NAMES[$name] ?? $name);
	}

	public function hasOptions(): bool {
		return $this === self::Select || $this === self::Multiselect;
	}
}
