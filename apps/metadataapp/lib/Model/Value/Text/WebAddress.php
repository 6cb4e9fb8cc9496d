<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * Addresses that a screen may turn into a link. Nothing in them runs in the page, none shows another host than it leads to, and
 * none carries a password.
 */
final class WebAddress {
	private const SCHEMES = ['http', 'https', 'ftp', 'ftps', 'sftp', 'mailto', 'tel'];
	private const PORT = '(?::[0-9]{1,5}+)?';
	private const HOST = '(?:[^\/?#@:\[\]%]++|\[[0-9A-Fa-f:.]++\])';
	private const REST = '(?:[\/?#]|$)';

	public static function read(string $text): string|Problem {
		$address = Text::trim($text);
		// characters that browsers repair, each in its own way
		if (!Text::isStorable($address) || Text::hasSpace($address) || strpbrk($address, '\\<>"`') !== false) {
			return new Problem(ProblemReason::NotAnAddress);
		}
		if (self::isBareHost($address)) {
			$address = "https://$address";
		} elseif (preg_match('/^([A-Za-z][A-Za-z0-9+.-]*+):(.*+)$/Ds', $address, $parts) === 1) {
			$scheme = strtolower($parts[1]);
			if (!in_array($scheme, self::SCHEMES, true)) {
				return new Problem(ProblemReason::UnsafeAddress, ['schemes' => implode(', ', self::SCHEMES)]);
			}
			if (!self::isSound($scheme, $parts[2])) {
				return new Problem(ProblemReason::NotAnAddress);
			}
			$address = "$scheme:$parts[2]";
		} else {
			return new Problem(ProblemReason::NotAnAddress);
		}
		return Text::problem($address, Limits::URL_CHARACTERS) ?? $address;
	}

	/** `example.org/path`, `localhost:8080`: a name with a dot, or this machine. A name and a port alone would look like a scheme. */
	private static function isBareHost(string $address): bool {
		$matches = preg_match('/^([^\/?#@:\[\]%]++)' . self::PORT . self::REST . '/D', $address, $parts) === 1;
		return $matches && ($parts[1] === 'localhost' || preg_match('/^[^.]++(?:\.[^.]++)++\.?$/D', $parts[1]) === 1);
	}

	private static function isSound(string $scheme, string $rest): bool {
		return match ($scheme) {
			'mailto' => $rest !== '' && $rest[0] !== '/',
			'tel' => preg_match('/^\+?[0-9A-Za-z().;=*#-]++$/D', $rest) === 1,
			'http', 'https' => preg_match('/^\/\/' . self::HOST . self::PORT . self::REST . '/D', $rest) === 1,
			default => preg_match('/^\/\/(?:[^\/?#@:\[\]]++@)?' . self::HOST . self::PORT . self::REST . '/D', $rest) === 1,
		};
	}
}
