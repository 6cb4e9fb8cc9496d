<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Confirmation;

use OCA\FormsApp\Model\Values\Email;
use OCA\FormsApp\Model\Values\Text;

/** An address that somebody typed, as mail servers see it. */
final readonly class Recipient {
	private const IDN = IDNA_NONTRANSITIONAL_TO_ASCII | IDNA_USE_STD3_RULES;

	/**
	 * @param string $address what a mail is sent to
	 * @param string $mailbox the same for all ways to write an address that may lead to one mailbox: caps count it
	 */
	private function __construct(
		public string $address,
		public string $mailbox,
	) {
	}

	/**
	 * Domains are taken as DNS knows them, which many spellings mean. Large providers ignore upper case, dots and what follows a plus.
	 *
	 * @return ?self null for what no mail can be sent to: Nextcloud's mailer knows no letters beyond ASCII before the @
	 */
	public static function of(string $typed): ?self {
		$text = Text::trim($typed);
		if (!Email::isAddress($text)) {
			return null;
		}
		[$local, $domain] = explode('@', $text, 2);
		$host = idn_to_ascii($domain, self::IDN, INTL_IDNA_VARIANT_UTS46);
		if ($host === false || preg_match('/^[\x21-\x7E]+$/D', $local) !== 1) {
			return null;
		}
		$host = strtolower($host);
		$name = str_replace('.', '', explode('+', strtolower($local), 2)[0]);
		return new self("$local@$host", ($name === '' ? strtolower($local) : $name) . "@$host");
	}
}
