<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

/** Data as XML: members as elements, or as attributes where their name begins with `@`; entries of lists as `element`. */
final class Xml {
	/** @param array<array-key, mixed> $data */
	public static function document(array $data): string {
		$writer = new \XMLWriter();
		$writer->openMemory();
		$writer->setIndent(true);
		$writer->startDocument();
		self::write($writer, $data);
		$writer->endDocument();
		return $writer->outputMemory();
	}

	/** @param array<array-key, mixed> $data */
	private static function write(\XMLWriter $writer, array $data): void {
		foreach ($data as $name => $value) {
			if (is_string($name) && str_starts_with($name, '@')) {
				$writer->writeAttribute(substr($name, 1), is_scalar($value) ? (string)$value : '');
				continue;
			}
			$name = is_numeric($name) ? 'element' : $name;
			if ($value instanceof \JsonSerializable) {
				$value = $value->jsonSerialize();
			}
			if ($value instanceof \stdClass) {
				// Members of a plain object are not written, as on the server.
				$value = [];
			}
			if (is_array($value)) {
				$writer->startElement($name);
				self::write($writer, $value);
				$writer->endElement();
			} else {
				$writer->writeElement($name, is_scalar($value) ? (string)$value : null);
			}
		}
	}
}
