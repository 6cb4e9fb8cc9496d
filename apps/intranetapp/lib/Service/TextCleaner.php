<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service;

use OCA\IntranetApp\Model\Address;
use OCA\IntranetApp\Model\Markdown\Blocks;
use OCA\IntranetApp\Shared\Html\PlainText;
use OCA\IntranetApp\Shared\Html\Sanitizer;

/** Makes texts of people fit to be shown to others, without losing what they say. */
class TextCleaner {
	private const PROFILE = 'page';

	public function __construct(private readonly Sanitizer $sanitizer) {
	}

	/** HTML of the profile "page". */
	public function html(string $html): string {
		return $this->sanitizer->clean($html, self::PROFILE);
	}

	/**
	 * Markdown as it came, byte for byte, but for raw HTML outside the profile "page", which becomes text, and for
	 * destinations with other schemes than the profile's, which become `#`.
	 */
	public function markdown(string $markdown): string {
		return Blocks::clean($markdown, self::PROFILE);
	}

	/** One line of text without tags; whoever prints it into HTML escapes it. */
	public function plain(string $text): string {
		return PlainText::from($text);
	}

	/** The address if links may lead there, else null; see Model\Address. */
	public function address(?string $address): ?string {
		return Address::allowed($address);
	}
}
