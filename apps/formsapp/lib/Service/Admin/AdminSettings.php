<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Admin;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\ChallengeCeiling;
use OCA\FormsApp\Host\ConfirmationSwitch;
use OCA\FormsApp\Host\EmbedPolicy;
use OCA\FormsApp\Host\UploadCaps;
use OCA\FormsApp\Model\Link\EmbedOrigins;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\Unprocessable;

/**
 * What administrators decide for all forms.
 *
 * @phpstan-import-type AdminSettings from Schemas as Settings
 * @phpstan-import-type SettingsSaveBody from Schemas
 */
final class AdminSettings {
	public function __construct(
		private readonly ChallengeCeiling $ceiling,
		private readonly EmbedPolicy $embedding,
		private readonly UploadCaps $caps,
		private readonly ConfirmationSwitch $mails,
	) {
	}

	/** @return Settings */
	public function find(): array {
		return [
			'challengedSubmits' => $this->ceiling->find(),
			'confirmationMails' => $this->mails->isOn(),
			'embedOrigins' => $this->embedding->findAll(),
			'uploadFileMegabytes' => $this->caps->megabytesPerFile(),
			'uploadFormMegabytes' => $this->caps->megabytesPerForm(),
			'phpUploadBytes' => $this->caps->ofPhp(),
		];
	}

	/**
	 * @param SettingsSaveBody $body absent members stay as they are
	 * @return Settings
	 * @throws Invalid|Unprocessable and then nothing is changed
	 */
	public function save(array $body): array {
		if ($body === []) {
			throw new Invalid(Reason::NOTHING_TO_CHANGE, 'Name at least one setting.');
		}
		$origins = isset($body['embedOrigins']) ? self::origins($body['embedOrigins']) : null;
		if (array_key_exists('challengedSubmits', $body)) {
			$this->ceiling->save($body['challengedSubmits']);
		}
		if (array_key_exists('uploadFileMegabytes', $body)) {
			$this->caps->savePerFile($body['uploadFileMegabytes']);
		}
		if (array_key_exists('uploadFormMegabytes', $body)) {
			$this->caps->savePerForm($body['uploadFormMegabytes']);
		}
		if (isset($body['confirmationMails'])) {
			$this->mails->save($body['confirmationMails']);
		}
		if ($origins !== null) {
			$this->embedding->save($origins);
		}
		return $this->find();
	}

	/**
	 * @param list<string> $sent
	 * @return list<string> as browsers write origins, or EmbedOrigins::ANY alone
	 */
	private static function origins(array $sent): array {
		if ($sent === [EmbedOrigins::ANY]) {
			return $sent;
		}
		$found = [];
		foreach ($sent as $place => $text) {
			$origin = EmbedOrigins::of($text);
			if ($origin->wrong !== [] || count($origin->allowed) !== 1 || $origin->allowed === [EmbedOrigins::ANY]) {
				$sentence = 'This is no origin of a website, such as https://www.example.org.';
				throw new Unprocessable(Reason::BAD_ORIGIN, $sentence, "/embedOrigins/$place");
			}
			$found[] = $origin->allowed[0];
		}
		return array_values(array_unique($found));
	}
}
