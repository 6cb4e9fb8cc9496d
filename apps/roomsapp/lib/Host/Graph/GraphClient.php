<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host\Graph;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Setup\Settings;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Remote\RemoteAddress;
use OCA\RoomsApp\Shared\Remote\RemoteAnswer;
use OCA\RoomsApp\Shared\Remote\RemoteClient;
use OCA\RoomsApp\Shared\Remote\RemoteRequest;
use OCA\RoomsApp\Shared\Remote\RemoteResult;
use OCA\RoomsApp\Shared\Schema\JsonText;

/**
 * Requests of Microsoft Graph, for the application itself. A token is kept until it expires, at most as long as the process
 * lives; one that is refused earlier, for example because clocks differ, is replaced once.
 */
class GraphClient {
	private const SECONDS = 10.0;
	/** A token is replaced before it expires on the way. */
	private const MARGIN_SECONDS = 120;
	private const DEFAULT_WAIT = 60;
	/** A date in `Retry-After` is worth nothing when clocks differ. */
	private const LONGEST_WAIT = 3_600;

	private string $token = '';
	/** What the token was issued for. */
	private string $tokenOf = '';
	private int $expiresAt = 0;

	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly RemoteClient $remote,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param string $path below the address of the API, or an absolute address that it has answered
	 * @param ?array<string, mixed> $body
	 * @param float $seconds in which each request has to be answered
	 * @return array<string, mixed> empty for an answer without a body
	 * @throws ProviderFailure
	 */
	public function send(string $method, string $path, ?array $body = null, float $seconds = self::SECONDS): array {
		$settings = $this->settings->find();
		if (!$settings->isExtsyncConfigured()) {
			throw new ProviderFailure(ProviderProblem::NotConfigured);
		}
		$address = self::address($settings, $path);
		$answer = $this->ask($settings, $method, $address, $body, $this->token($settings, $seconds), $seconds);
		if ($answer->status === 401) {
			$this->expiresAt = 0;
			$answer = $this->ask($settings, $method, $address, $body, $this->token($settings, $seconds), $seconds);
		}
		$this->check($answer);
		return $answer->body === '' ? [] : self::decoded($answer->body);
	}

	/** @param ?array<string, mixed> $body */
	private function ask(
		Settings $settings,
		string $method,
		string $address,
		?array $body,
		#[\SensitiveParameter]
		string $token,
		float $seconds,
	): RemoteAnswer {
		return $this->remote->send(new RemoteRequest(
			$method,
			$address,
			[
				'Authorization' => "Bearer $token",
				'Accept' => 'application/json',
				// Ids that stay when an event moves within the mailbox, and times in one zone.
				'Prefer' => 'IdType="ImmutableId", outlook.timezone="UTC", odata.maxpagesize=100',
			] + ($body === null ? [] : ['Content-Type' => 'application/json']),
			$body === null ? '' : json_encode((object)$body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE),
			$seconds,
			bytes: 8_000_000,
			isHttpAllowed: Settings::isLocal($settings->extsyncApi),
		));
	}

	/** @throws ProviderFailure */
	private function token(Settings $settings, float $seconds): string {
		$of = hash('sha256', implode("\n", [
			$settings->extsyncAuthority, $settings->extsyncApi, $settings->extsyncTenantId, $settings->extsyncClientId,
			$settings->extsyncClientSecret,
		]));
		if ($of === $this->tokenOf && $this->now() < $this->expiresAt) {
			return $this->token;
		}
		$answer = $this->remote->send(new RemoteRequest(
			'POST',
			"$settings->extsyncAuthority/" . rawurlencode($settings->extsyncTenantId) . '/oauth2/v2.0/token',
			['Content-Type' => 'application/x-www-form-urlencoded', 'Accept' => 'application/json'],
			http_build_query([
				'client_id' => $settings->extsyncClientId,
				'client_secret' => $settings->extsyncClientSecret,
				'scope' => RemoteAddress::origin($settings->extsyncApi) . '/.default',
				'grant_type' => 'client_credentials',
			]),
			$seconds,
			isHttpAllowed: Settings::isLocal($settings->extsyncAuthority),
		));
		if (in_array($answer->status, [400, 401, 403, 404], true)) {
			throw new ProviderFailure(ProviderProblem::BadCredentials);
		}
		$this->check($answer);
		$issued = self::decoded($answer->body);
		$token = $issued['access_token'] ?? '';
		$seconds = $issued['expires_in'] ?? 0;
		if (!is_string($token) || $token === '' || !is_numeric($seconds)) {
			throw new ProviderFailure(ProviderProblem::BadAnswer);
		}
		// How long it lasts counts from here, so the clock of the provider does not matter.
		[$this->token, $this->tokenOf, $this->expiresAt] = [$token, $of, $this->now() + (int)$seconds - self::MARGIN_SECONDS];
		return $token;
	}

	/** @throws ProviderFailure when it is no success */
	private function check(RemoteAnswer $answer): void {
		if ($answer->isSuccess()) {
			return;
		}
		$code = self::code($answer->body);
		$problem = match (true) {
			$answer->reason === RemoteResult::FORBIDDEN => ProviderProblem::BadAddress,
			$answer->reason === RemoteResult::TIMEOUT => ProviderProblem::Timeout,
			$answer->reason === RemoteResult::TOO_LARGE => ProviderProblem::BadAnswer,
			$answer->reason !== null => ProviderProblem::Unreachable,
			in_array($answer->status, [429, 503, 504], true) => ProviderProblem::Throttled,
			$answer->status === 410, in_array($code, ['SyncStateNotFound', 'SyncStateInvalid', 'resyncRequired'], true)
				=> ProviderProblem::LostDelta,
			$answer->status === 401 => ProviderProblem::BadCredentials,
			$answer->status === 403 => ProviderProblem::NotPermitted,
			$answer->status === 404 => ProviderProblem::NotFound,
			default => ProviderProblem::Refused,
		};
		$wait = $problem === ProviderProblem::Throttled
			? min(self::LONGEST_WAIT, $answer->retryAfter($this->now()) ?? self::DEFAULT_WAIT)
			: null;
		throw new ProviderFailure($problem, $wait, trim("$answer->status $code"));
	}

	private static function address(Settings $settings, string $path): string {
		if (!str_starts_with($path, 'http')) {
			return $settings->extsyncApi . $path;
		}
		if (RemoteAddress::origin($path) !== RemoteAddress::origin($settings->extsyncApi)) {
			// The token is for the API and nobody else.
			throw new ProviderFailure(ProviderProblem::LostDelta, null, 'a link to another server');
		}
		return $path;
	}

	/** The code of an error, such as `ErrorItemNotFound`. */
	private static function code(string $body): string {
		try {
			$error = self::decoded($body)['error'] ?? null;
		} catch (ProviderFailure) {
			return '';
		}
		$code = is_array($error) ? $error['code'] ?? '' : '';
		return is_string($code) ? mb_substr($code, 0, 100) : '';
	}

	/**
	 * @return array<string, mixed>
	 * @throws ProviderFailure
	 */
	private static function decoded(string $text): array {
		try {
			$answer = JsonText::decode($text);
		} catch (\JsonException) {
			$answer = null;
		}
		return $answer instanceof \stdClass
			? array_map(JsonText::plain(...), JsonText::members($answer))
			: throw new ProviderFailure(ProviderProblem::BadAnswer);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
