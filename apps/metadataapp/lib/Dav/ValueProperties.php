<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Dav;

use OCA\MetadataApp\Model\Definition\FieldName;

/**
 * What the values of a file are called in WebDAV. Each field has a property of its name. XML keeps names that begin with "xml" to itself,
 * so that a field of such a name has an underscore before it, with which no field begins.
 */
final class ValueProperties {
	private const OURS = '{urn:metadataapp:fields}';
	/** Has all values, as JSON. No field can have a hyphen in its name. */
	public const ALL = self::OURS . 'all-values';
	private const RESERVED = 'xml';
	private const MARK = '_';

	/**
	 * @param array<array-key, string> $properties names in Clark notation
	 * @return array<string, ?string> field by property, of those in our namespace; null for what can be the name of no field
	 */
	public static function among(array $properties): array {
		$found = [];
		foreach ($properties as $property) {
			if (str_starts_with($property, self::OURS)) {
				$found[$property] = self::field(substr($property, strlen(self::OURS)));
			}
		}
		return $found;
	}

	public static function of(string $field): string {
		return self::OURS . (str_starts_with($field, self::RESERVED) ? self::MARK : '') . $field;
	}

	private static function field(string $name): ?string {
		$isMarked = str_starts_with($name, self::MARK);
		$field = FieldName::read($isMarked ? substr($name, 1) : $name);
		return is_string($field) && str_starts_with($field, self::RESERVED) === $isMarked ? $field : null;
	}
}
