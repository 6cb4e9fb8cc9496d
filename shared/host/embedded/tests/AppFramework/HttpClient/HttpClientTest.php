<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\AppFramework\HttpClient;

use GuzzleHttp\Client;
use GuzzleHttp\Handler\CurlHandler;
use GuzzleHttp\Handler\MockHandler;
use GuzzleHttp\HandlerStack;
use GuzzleHttp\Psr7\Response;
use GuzzleHttp\Psr7\Uri;
use Host\AppFramework\HttpClient\HttpClient;
use Host\AppFramework\HttpClient\NameLookup;
use Host\AppFramework\HttpClient\PinnedAddresses;
use Host\AppFramework\Settings;
use OCP\Http\Client\LocalServerException;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Psr\Http\Message\RequestInterface;

final class HttpClientTest extends TestCase {
	#[TestWith(['http://127.0.0.1/'])]
	#[TestWith(['http://localhost:8080/'])]
	#[TestWith(['http://10.0.0.1/'])]
	#[TestWith(['http://100.64.0.1/'])]
	#[TestWith(['http://169.254.169.254/latest'])]
	#[TestWith(['http://[::1]/'])]
	#[TestWith(['http://[::ffff:127.0.0.1]/'])]
	#[TestWith(['http://[fd00::1]/'])]
	#[TestWith(['http://[fe80::1]/'])]
	#[TestWith(['http://[2002:7f00:1::]/'])]
	#[TestWith(['http://[64:ff9b::7f00:1]/'])]
	#[TestWith(['http://printer/'])]
	#[TestWith(['http://printer.local./'])]
	#[TestWith(['http://2130706433/'])]
	#[TestWith(['no address'])]
	public function testDoesNotAskTheOwnNetwork(string $address): void {
		$this->expectException(LocalServerException::class);

		$this->client()->newClient()->get($address);
	}

	public function testDoesNotAskTheOwnNetworkByAnotherMethod(): void {
		$this->expectException(LocalServerException::class);

		$this->client()->newClient()->request('PATCH', 'http://127.0.0.1:1/');
	}

	/** @param list<string> $addresses */
	#[TestWith([['127.0.0.1']])]
	#[TestWith([['93.184.215.14', '10.0.0.1']])]
	#[TestWith([['93.184.215.14', '::1']])]
	#[TestWith([['fd00::1']])]
	#[TestWith([[]])]
	public function testDoesNotFollowANameIntoTheOwnNetwork(array $addresses): void {
		$this->expectException(LocalServerException::class);

		$this->client(['public.example.org' => $addresses])->get('http://public.example.org/');
	}

	public function testAsksItWhenTheSettingsAllow(): void {
		$this->expectException(\GuzzleHttp\Exception\ConnectException::class);

		$this->client([], ['allow_local_remote_servers' => true])->post('http://127.0.0.1:1/', ['body' => ['a' => 'b']]);
	}

	#[TestWith(['https://www.example.org/', 'www.example.org:443:93.184.215.14,[2606:2800::1]'])]
	#[TestWith(['http://www.example.org:8080/', 'www.example.org:8080:93.184.215.14,[2606:2800::1]'])]
	#[TestWith(['http://www.example.org./', 'www.example.org.:80:93.184.215.14,[2606:2800::1]'])]
	public function testPinsTheAddressesOfBothFamilies(string $address, string $pin): void {
		self::assertSame($pin, $this->addresses(['www.example.org' => ['93.184.215.14', '2606:2800::1']])->pin(new Uri($address)));
	}

	public function testNeedsNoPinWhereTheAddressIsGiven(): void {
		self::assertNull($this->addresses([])->pin(new Uri('http://93.184.215.14/')));
		self::assertNull($this->addresses([])->pin(new Uri('http://[2606:2800::1]/')));
	}

	public function testConnectsToThePinnedAddressOnly(): void {
		// nothing listens on port 1 of a name that no name server knows: a failure to connect, not one to find
		$stack = HandlerStack::create(new CurlHandler());
		$pin = [CURLOPT_RESOLVE => ['pinned.example.invalid:1:127.0.0.1']];
		$stack->push(static fn (callable $next): \Closure =>
			static function (RequestInterface $request, array $options) use ($next, $pin): mixed {
				return $next($request, [...$options, 'curl' => $pin]);
			});

		$this->expectExceptionMessageMatches('/Failed to connect|Could not connect|Connection refused/');

		(new Client(['handler' => $stack]))->get('http://pinned.example.invalid:1/');
	}

	#[TestWith(['http://127.0.0.1/'])]
	#[TestWith(['http://[::1]/'])]
	#[TestWith(['http://inside.example.org/'])]
	public function testChecksEveryRedirect(string $target): void {
		$second = new Response(302, ['Location' => 'https://two.example.org/']);
		$answers = new MockHandler([$second, new Response(302, ['Location' => $target]), new Response(200)]);
		$seen = [];
		$stack = HandlerStack::create(static function (RequestInterface $request, array $options) use ($answers, &$seen) {
			/** @var array{curl: array<int, mixed>} $options */
			$seen[] = $options['curl'][CURLOPT_RESOLVE] ?? null;
			return $answers($request, $options);
		});
		$names = ['one.example.org' => ['93.184.215.14'], 'two.example.org' => ['2606:2800::1'], 'inside.example.org' => ['192.168.1.1']];
		$stack->push($this->addresses($names)->around(...));

		try {
			(new Client(['handler' => $stack]))->get('http://one.example.org/');
			self::fail("$target was asked");
		} catch (LocalServerException) {
			self::assertSame([['one.example.org:80:93.184.215.14'], ['two.example.org:443:[2606:2800::1]']], $seen);
		}
	}

	/**
	 * @param array<string, list<string>> $names
	 * @param array<string, mixed> $system
	 */
	private function client(array $names = [], array $system = []): HttpClient {
		return new HttpClient(new Settings('', '', '34.0.1', [], $system), $this->addresses($names));
	}

	/** @param array<string, list<string>> $names */
	private function addresses(array $names): PinnedAddresses {
		return new PinnedAddresses(new class($names) extends NameLookup {
			/** @param array<string, list<string>> $names */
			public function __construct(private readonly array $names) {
			}

			#[\Override]
			public function addresses(string $host): array {
				return $this->names[$host] ?? [];
			}
		});
	}
}
