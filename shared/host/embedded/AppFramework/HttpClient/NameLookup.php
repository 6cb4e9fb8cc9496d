<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\HttpClient;

/** Finds the addresses of a server by its name. */
class NameLookup {
	/** @return list<string> IPv4 and IPv6, also from the machine's own list of hosts; none for a name that is unknown */
	public function addresses(string $host): array {
		$found = gethostbynamel($host);
		// a resolver that fails warns; then there are just no addresses of this family
		$records = @dns_get_record(rtrim($host, '.') . '.', DNS_AAAA);
		$six = array_column($records === false ? [] : $records, 'ipv6');
		return array_values(array_unique(array_filter([...($found === false ? [] : $found), ...$six], is_string(...))));
	}
}
