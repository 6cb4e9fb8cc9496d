<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\Model\Link\EmbedOrigins;
use OCP\Exceptions\AppConfigTypeConflictException;
use OCP\IAppConfig;
use Psr\Log\LoggerInterface;

/** Which websites administrators let show forms: the app value `embed_origins`, none without it. */
class EmbedPolicy {
	private const NAME = 'embed_origins';
	/** The value whose faults are in the log. */
	private const REPORTED = 'embed_origins_reported';
	private const NOT_TEXT = 'of another type than text';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly LoggerInterface $logger,
		private readonly string $appName,
	) {
	}

	/** @return list<string> origins, or EmbedOrigins::ANY alone; what is wrong opens nothing */
	public function findAll(): array {
		try {
			$text = $this->config->getValueString($this->appName, self::NAME);
		} catch (AppConfigTypeConflictException) {
			$this->report(self::NOT_TEXT, 'The app value embed_origins is no text. No website may show forms.', []);
			return [];
		}
		$origins = EmbedOrigins::of($text);
		if ($origins->wrong !== []) {
			$sentence = 'The app value embed_origins has parts that are no origins. They are ignored.';
			$this->report($text, $sentence, ['parts' => $origins->wrong]);
		}
		return $origins->allowed;
	}

	/** @param list<string> $origins none: no website */
	public function save(array $origins): void {
		// A value of another type would refuse the new one.
		$this->config->deleteKey($this->appName, self::NAME);
		if ($origins !== []) {
			$this->config->setValueString($this->appName, self::NAME, implode(' ', $origins));
		}
	}

	/**
	 * Once for each value: it is read with every page.
	 *
	 * @param array<string, mixed> $context
	 */
	private function report(string $value, string $sentence, array $context): void {
		if ($this->config->getValueString($this->appName, self::REPORTED, '', lazy: true) !== $value) {
			$this->config->setValueString($this->appName, self::REPORTED, $value, lazy: true);
			$this->logger->warning($sentence, ['app' => $this->appName] + $context);
		}
	}
}
