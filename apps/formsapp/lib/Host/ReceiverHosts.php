<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\Security\IRemoteHostValidator;

/**
 * Which servers people may have called. Nextcloud's rule, asked before an address is kept; its client applies the same to each request,
 * to the addresses that it then connects to.
 */
class ReceiverHosts {
	/** Names that no public server has. */
	private const LOCAL_NAMES = '/^[^.]*$|\.(?:local|localhost|intranet|internal|private|corp|home|lan)$/';

	public function __construct(private readonly IRemoteHostValidator $validator) {
	}

	/** @param string $host as an address has it, IPv6 in brackets */
	public function isAllowed(string $host): bool {
		if (!$this->validator->isValid($host)) {
			return false;
		}
		if ($this->areLocalAllowed()) {
			return true;
		}
		$found = self::isAddress($host) ? [trim($host, '[]')] : self::addresses($host);
		return array_filter($found, fn (string $one): bool => self::isTranslated($one) || !$this->validator->isValid($one)) === [];
	}

	/** Whether a server may be called without encryption: one in the own network, where administrators let apps call those. */
	public function isPlainAllowed(string $host): bool {
		return $this->areLocalAllowed() && self::isOwn($host);
	}

	/** The setting `allow_local_remote_servers` of the instance. */
	private function areLocalAllowed(): bool {
		return $this->validator->isValid('127.0.0.1');
	}

	private static function isOwn(string $host): bool {
		return self::isAddress($host)
			? filter_var(trim($host, '[]'), FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE) === false
			: preg_match(self::LOCAL_NAMES, strtolower(rtrim($host, '.'))) === 1;
	}

	/** NAT64, which Nextcloud 33 takes for a public address whatever it leads to. */
	private static function isTranslated(string $address): bool {
		return str_starts_with((string)inet_pton($address), "\x00\x64\xff\x9b");
	}

	private static function isAddress(string $host): bool {
		return filter_var(trim($host, '[]'), FILTER_VALIDATE_IP) !== false;
	}

	/** @return list<string> none for a name that nobody knows: it may be known when something is sent */
	private static function addresses(string $host): array {
		$found = gethostbynamel($host);
		// A resolver that fails warns; then there are just no addresses of this family.
		$records = @dns_get_record(rtrim($host, '.') . '.', DNS_AAAA);
		$six = array_filter(array_column($records === false ? [] : $records, 'ipv6'), is_string(...));
		return [...($found === false ? [] : $found), ...array_values($six)];
	}
}
