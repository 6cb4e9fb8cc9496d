<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Http;

use Host\Dav\Problem;

/** Reads the XML that clients send. */
final class Body {
	public const DAV = '{DAV:}';
	public const ALL = [
		'{DAV:}getlastmodified', '{DAV:}getcontentlength', '{DAV:}resourcetype', '{DAV:}quota-used-bytes', '{DAV:}quota-available-bytes',
		'{DAV:}getetag', '{DAV:}getcontenttype',
	];

	/** @return list<string>|null the properties that a PROPFIND names; null means those that every client wants */
	public static function wanted(string $xml): ?array {
		$names = [];
		foreach ($xml === '' ? [] : self::children(self::root($xml, '{DAV:}propfind')) as $child) {
			if (self::name($child) === '{DAV:}prop') {
				$names = array_map(self::name(...), self::children($child));
			}
		}
		return $names === [] ? null : array_values(array_unique($names));
	}

	/** @return array<string, \DOMElement|null> what a PROPPATCH sets, or removes where it is null */
	public static function changes(string $xml, string $root = '{DAV:}propertyupdate'): array {
		$changes = [];
		foreach (self::children(self::root($xml, $root)) as $action) {
			foreach (self::children($action) as $prop) {
				foreach (self::name($prop) === '{DAV:}prop' ? self::children($prop) : [] as $property) {
					// what is set to nothing is removed
					$changes[self::name($property)] = self::name($action) === '{DAV:}remove' || $property->firstChild === null
						? null
						: $property;
				}
			}
		}
		return $changes;
	}

	/** @return list<\DOMElement> */
	public static function children(\DOMElement $element): array {
		return array_values(
			array_filter(iterator_to_array($element->childNodes), static fn (\DOMNode $node): bool => $node instanceof \DOMElement),
		);
	}

	/** An element's name in Clark notation. */
	public static function name(\DOMElement $element): string {
		return '{' . $element->namespaceURI . '}' . $element->localName;
	}

	/** The root element, whatever it is. */
	public static function document(string $xml): \DOMElement {
		if ($xml === '') {
			throw Problem::of('BadRequest', 'The input element to parse is empty. Do not attempt to parse');
		}
		$document = new \DOMDocument();
		$before = libxml_use_internal_errors(true);
		$document->loadXML($xml, LIBXML_NONET);
		$error = libxml_get_errors()[0] ?? null;
		libxml_clear_errors();
		libxml_use_internal_errors($before);
		if ($error !== null || $document->documentElement === null) {
			throw Problem::of(
				'BadRequest',
				$error === null ? 'No element' : trim($error->message) . "\n on line {$error->line}, column {$error->column}",
			);
		}
		return $document->documentElement;
	}

	private static function root(string $xml, string $name): \DOMElement {
		$root = self::document($xml);
		if (self::name($root) !== $name) {
			throw Problem::of('BadRequest', "Expected $name but received " . self::name($root) . ' as the root element');
		}
		return $root;
	}
}
