<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV\Xml\Property;

/** A property whose value is more than text. */
class Complex {
	public function __construct(
		private string $xml,
	) {
	}

	/** What is in the property's element. */
	public function getXml(): string {
		return $this->xml;
	}
}
