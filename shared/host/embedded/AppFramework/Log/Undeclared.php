<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Log;

use Host\AppFramework\Container\NotFound;

/** Finds out which member of the host an app missed, in the words of PHP's own errors. */
final class Undeclared {
	public const README = 'shared/host/embedded/README.md';

	private const PATTERNS = [
		'/^(?:Class|Interface|Trait|Enum|Attribute class) "([^"]+)" not found/' => '',
		'/^Call to undefined method ([\w\\\\]+::\w+)\(\)/' => '()',
		'/^Undefined constant "?([\w\\\\]+(?:::\w+)?)"?$/' => '',
		'/^Access to undeclared static property ([\w\\\\]+::\$\w+)/' => '',
		'/^Undefined property: ([\w\\\\]+::\$\w+)/' => '',
	];

	public function __construct(
		private readonly Logger $logger,
	) {
	}

	/** Writes it down, also when an app answers for itself. */
	public function note(\Throwable $failure): void {
		$sentence = self::in($failure);
		if ($sentence !== null) {
			$this->logger->error($sentence, ['app' => 'host', 'exception' => $failure]);
		}
	}

	/** The sentence about a failure or what led to it; null when nothing of the host was missed. */
	public static function in(\Throwable $failure): ?string {
		for ($cause = $failure; $cause !== null; $cause = $cause->getPrevious()) {
			$member = $cause instanceof \Error ? self::member($cause) : null;
			if ($member !== null) {
				return self::sentence($member);
			}
			if ($cause instanceof NotFound && str_contains($cause->getMessage(), self::README)) {
				return $cause->getMessage();
			}
		}
		return null;
	}

	public static function sentence(string $member): string {
		return "$member is not part of the embedded host; " . self::README . ' says how it gets there.';
	}

	/** Whether a class is in one of the host's namespaces. */
	public static function isOfHost(string $class): bool {
		if (preg_match('/^OCA\\\\(\w+)\\\\/', $class, $found) === 1) {
			return in_array($found[1], [
				'DAV', 'Files', 'Files_Trashbin', 'Files_Versions', 'GroupFolders', 'Provisioning_API', 'Settings',
			], true);
		}
		return preg_match('/^(?:OCP?|Host|Sabre\\\\(?:DAV|HTTP|CalDAV|CardDAV|DAVACL))\\\\/', $class) === 1;
	}

	private static function member(\Error $error): ?string {
		$message = $error->getMessage();
		foreach (self::PATTERNS as $pattern => $end) {
			if (preg_match($pattern, $message, $found) === 1 && self::isOfHost($found[1])) {
				return self::publicName($found[1]) . $end;
			}
		}
		if (preg_match('/^Unknown named parameter (\$\w+)$/', $message, $found) === 1) {
			return "The named argument {$found[1]} in {$error->getFile()}, line {$error->getLine()},";
		}
		return null;
	}

	/** Under the name of the interface that the app knows, where the class is the host's own. */
	private static function publicName(string $member): string {
		[$class, $name] = explode('::', $member, 2) + [1 => ''];
		if (!str_starts_with($class, 'Host\\') || !class_exists($class)) {
			return $member;
		}
		$interfaces = array_filter(class_implements($class), static fn (string $interface): bool =>
			preg_match('/^OC[PA]\\\\/', $interface) === 1);
		$narrowest = array_filter($interfaces, static fn (string $one): bool =>
			array_filter($interfaces, static fn (string $other): bool => is_subclass_of($other, $one)) === []);
		return $narrowest === []
			? $member
			: implode(' or ', array_map(static fn (string $interface): string => "$interface::$name", array_values($narrowest)));
	}
}
