<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/** JSON values whose objects are `stdClass`, or arrays with names where a body was read into arrays; `[]` is a list. */
final class Json {
	/** @return ?array<array-key, mixed> null when it is no object */
	public static function members(mixed $value): ?array {
		if ($value instanceof \stdClass) {
			return (array)$value;
		}
		return is_array($value) && !array_is_list($value) ? $value : null;
	}

	/** @return ?list<mixed> null when it is no list */
	public static function items(mixed $value): ?array {
		return is_array($value) && array_is_list($value) ? $value : null;
	}
}
