<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\HttpClient;

use GuzzleHttp\Client;
use GuzzleHttp\Handler\CurlHandler;
use GuzzleHttp\HandlerStack;
use GuzzleHttp\RequestOptions;
use Host\AppFramework\Settings;
use OCP\Http\Client\IClient;
use OCP\Http\Client\IClientService;
use OCP\Http\Client\IResponse;
use OCP\Http\Client\LocalServerException;

/** Asks other servers by Guzzle, and none in the own network unless the settings allow it. */
final class HttpClient implements IClientService, IClient {
	private const SECONDS = 30;

	public function __construct(
		private readonly Settings $settings,
		private readonly PinnedAddresses $addresses,
	) {
	}

	#[\Override]
	public function newClient(): IClient {
		return $this;
	}

	#[\Override]
	public function get(string $uri, array $options = []): IResponse {
		return $this->request('GET', $uri, $options);
	}

	#[\Override]
	public function post(string $uri, array $options = []): IResponse {
		if (is_array($options['body'] ?? null)) {
			$options[RequestOptions::FORM_PARAMS] = $options['body'];
			unset($options['body']);
		}
		return $this->request('POST', $uri, $options);
	}

	#[\Override]
	public function request(string $method, string $uri, array $options = []): IResponse {
		if (!is_string(parse_url($uri, PHP_URL_HOST))) {
			throw new LocalServerException('Could not detect any host');
		}
		$headers = is_array($options[RequestOptions::HEADERS] ?? null) ? $options[RequestOptions::HEADERS] : [];
		$options[RequestOptions::HEADERS] = $headers + [
			'User-Agent' => "Nextcloud-Server-Crawler/{$this->settings->version}",
			'Accept-Encoding' => 'gzip',
		];
		$options += [RequestOptions::TIMEOUT => self::SECONDS];
		// curl for streams too: Guzzle's other handler would look names up by itself
		$stack = HandlerStack::create(new CurlHandler());
		if (!$this->allowsLocal($options)) {
			$stack->push($this->addresses->around(...));
		}
		$answer = (new Client(['handler' => $stack]))->request($method, $uri, $options);
		return new HttpAnswer($answer, ($options[RequestOptions::STREAM] ?? false) === true);
	}

	/** @param array<string, mixed> $options */
	private function allowsLocal(array $options): bool {
		$own = $options['nextcloud'] ?? null;
		return $this->settings->system('allow_local_remote_servers', false) === true
			|| (is_array($own) && ($own['allow_local_address'] ?? false) === true);
	}
}
