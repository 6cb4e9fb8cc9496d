<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Properties;

use Host\Database\Database;
use Host\Dav\Http\Address;
use Host\Dav\Http\Body;
use Host\Dav\Http\Markup;

/** Properties that mean nothing to the host: it keeps them for the person who set them, at the path. */
final class Stored {
	private const OTHERS = [
		'{DAV:}getcontentlength',
		'{DAV:}getcontenttype',
		'{DAV:}getetag',
		'{DAV:}quota-used-bytes',
		'{DAV:}quota-available-bytes',
	];
	private const TEXT = 1;
	private const XML = 2;
	/** Paths in a folder come before this one. */
	private const AFTER_SLASH = '0';
	/** All paths come before this one. */
	private const LAST = "\u{10FFFF}";
	/** @var array<string, array<string, array<string, string|Markup>>> by folder, path and name */
	private array $known = [];

	public function __construct(
		private readonly Database $database,
	) {
	}

	/** The host's own namespaces are never read from here. */
	public static function isReadable(string $name): bool {
		return !in_array($name, self::OTHERS, true)
			&& !str_starts_with($name, '{http://owncloud.org/ns}')
			&& !str_starts_with($name, '{http://nextcloud.org/ns}');
	}

	/** @return array<string, string|Markup> of one path; what is in the same folder is read with it */
	public function of(string $user, string $path): array {
		[$folder] = Address::split($path);
		if (!isset($this->known[$folder])) {
			$this->known[$folder] = [];
			[$from, $to] = $folder === '' ? ['', self::LAST] : ["$folder/", $folder . self::AFTER_SLASH];
			/** @var array{propertypath: string, propertyname: string, propertyvalue: string, valuetype: int} $row */
			foreach ($this->database->rows(
				'SELECT propertypath, propertyname, propertyvalue, valuetype FROM oc_properties WHERE userid = ? '
					. 'AND propertypath >= ? AND propertypath < ?',
				[$user, $from, $to],
			) as $row) {
				$this->known[$folder][$row['propertypath']][$row['propertyname']] = $row['valuetype'] === self::XML
					? new Markup($row['propertyvalue'])
					: $row['propertyvalue'];
			}
		}
		return $this->known[$folder][$path] ?? [];
	}

	/** Sets a property, or removes it where the value is null. */
	public function set(string $user, string $path, string $name, ?\DOMElement $value): void {
		$this->known = [];
		if ($value === null) {
			$this->database->run('DELETE FROM oc_properties WHERE userid = ? AND propertypath = ? AND propertyname = ?', [
				$user,
				$path,
				$name,
			]);
		} else {
			$isText = Body::children($value) === [];
			$this->database->run(
				'REPLACE INTO oc_properties (userid, propertypath, propertyname, propertyvalue, valuetype) VALUES (?, ?, ?, ?, ?)',
				[$user, $path, $name, $isText ? $value->textContent : self::inner($value), $isText ? self::TEXT : self::XML],
			);
		}
	}

	public function move(string $user, string $from, string $to): void {
		$this->known = [];
		$this->database->run('UPDATE OR REPLACE oc_properties SET propertypath = ? WHERE userid = ? AND propertypath = ?', [
			$to,
			$user,
			$from,
		]);
	}

	public function remove(string $user, string $path): void {
		$this->known = [];
		$this->database->run('DELETE FROM oc_properties WHERE userid = ? AND propertypath = ?', [$user, $path]);
	}

	/** What is in an element; every element in it says its own namespace. */
	public static function inner(\DOMElement $element): string {
		return implode(
			'',
			array_map(static fn (\DOMNode $node): string => (string)$node->C14N(true), iterator_to_array($element->childNodes)),
		);
	}
}
