<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** Websites whose pages may show forms in frames. */
final readonly class EmbedOrigins {
	/** Any website; only alone, so that nobody opens everything by a slip. */
	public const ANY = '*';
	/** No address in numbers of IPv6: content security policies have none. */
	private const ORIGIN = '~^(https?)://((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?::([1-9]\d{0,4}))?$~D';
	private const OWN_DEVICE = ['localhost', '127.0.0.1'];
	private const USUAL_PORTS = ['http' => 80, 'https' => 443];
	private const LAST_PORT = 65_535;

	/**
	 * @param list<string> $allowed as browsers write origins, or ANY
	 * @param list<string> $wrong what is no origin
	 */
	private function __construct(
		public array $allowed,
		public array $wrong,
	) {
	}

	/** @param string $text origins between spaces, commas or line ends */
	public static function of(string $text): self {
		if (trim($text) === self::ANY) {
			return new self([self::ANY], []);
		}
		$allowed = [];
		$wrong = [];
		preg_match_all('/[^\s,]+/', $text, $parts);
		foreach ($parts[0] as $part) {
			$origin = self::origin(strtolower($part));
			if ($origin === null) {
				$wrong[] = $part;
			} else {
				$allowed[] = $origin;
			}
		}
		return new self(array_values(array_unique($allowed)), $wrong);
	}

	private static function origin(string $text): ?string {
		if (preg_match(self::ORIGIN, $text, $parts) !== 1) {
			return null;
		}
		[, $scheme, $host] = $parts;
		$port = (int)($parts[3] ?? self::USUAL_PORTS[$scheme]);
		if ($port > self::LAST_PORT || ($scheme === 'http' && !in_array($host, self::OWN_DEVICE, true))) {
			return null;
		}
		return "$scheme://$host" . ($port === self::USUAL_PORTS[$scheme] ? '' : ":$port");
	}
}
