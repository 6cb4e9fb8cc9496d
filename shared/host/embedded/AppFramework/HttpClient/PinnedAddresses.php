<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\HttpClient;

use GuzzleHttp\Promise\PromiseInterface;
use OCP\Http\Client\LocalServerException;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\UriInterface;

/**
 * Lets no request into the own network. The innermost layer of the HTTP client, so that it sees every redirect too; curl connects
 * to the addresses that were checked here and asks no name server again, whose second answer could be another.
 */
final class PinnedAddresses {
	private const PORTS = ['http' => 80, 'https' => 443];
	/** Networks whose addresses carry an IPv4 address: 6to4, NAT64. */
	private const CARRIERS = ["\x20\x02", "\x00\x64\xff\x9b"];

	public function __construct(
		private readonly NameLookup $names,
	) {
	}

	/**
	 * @param callable(RequestInterface, array<string, mixed>): PromiseInterface $next
	 * @return \Closure(RequestInterface, array<string, mixed>): PromiseInterface
	 */
	public function around(callable $next): \Closure {
		return function (RequestInterface $request, array $options) use ($next): PromiseInterface {
			$pin = $this->pin($request->getUri());
			$given = $options['curl'] ?? null;
			$options['curl'] = ($pin === null ? [] : [CURLOPT_RESOLVE => [$pin]]) + (is_array($given) ? $given : []);
			/** @var array<string, mixed> $options */
			return $next($request, $options);
		};
	}

	/** What curl is told about the server's name; null where the address says the server itself. */
	public function pin(UriInterface $address): ?string {
		$host = strtolower(rtrim(trim($address->getHost(), '[]'), '.'));
		if (filter_var($host, FILTER_VALIDATE_IP) !== false) {
			self::demandPublic($host, $host);
			return null;
		}
		if (!str_contains($host, '.') || preg_match('/\.(?:local|localhost|intranet|internal|private|corp|home|lan)$/', $host) === 1) {
			throw self::refusal($host);
		}
		$addresses = $this->names->addresses($host);
		if ($addresses === []) {
			throw new LocalServerException("No DNS record found for $host");
		}
		foreach ($addresses as $one) {
			self::demandPublic($host, $one);
		}
		$shown = array_map(static fn (string $one): string => str_contains($one, ':') ? "[$one]" : $one, $addresses);
		return $address->getHost() . ':' . ($address->getPort() ?? self::PORTS[$address->getScheme()] ?? 0) . ':' . implode(',', $shown);
	}

	private static function demandPublic(string $host, string $address): void {
		$bytes = (string)inet_pton($address);
		$carriers = array_filter(self::CARRIERS, static fn (string $network): bool =>
			strlen($bytes) === 16 && str_starts_with($bytes, $network));
		if ($carriers !== [] || filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_GLOBAL_RANGE) === false) {
			throw self::refusal($host);
		}
	}

	private static function refusal(string $host): LocalServerException {
		return new LocalServerException("Host \"$host\" violates local access rules");
	}
}
