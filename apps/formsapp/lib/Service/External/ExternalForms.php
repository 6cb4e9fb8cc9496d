<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\External;

use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\External\AnswerSchema;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\PublicForms;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\IsoTime;

/** A form as its keys see it: what respondents see, and the settings that decide whether answers are taken. */
class ExternalForms {
	public function __construct(
		private readonly KeyedForms $forms,
		private readonly PublicForms $public,
		private readonly Definitions $definitions,
	) {
	}

	/**
	 * @return array<string, mixed> as ExternalForm of the contract
	 * @throws Refusal
	 */
	public function read(string $fileId, ApiKey $key): array {
		$form = $this->forms->find($fileId, $key);
		$settings = AnswerSettings::of($this->definitions->plain($form));
		$shown = $this->public->shown($form, $settings);
		return [
			'id' => $form->formId,
			'title' => $shown['title'],
			'description' => $shown['description'],
			'questions' => $shown['questions'],
			'pages' => $shown['pages'],
			'hidden_fields' => $shown['hiddenFields'] ?? [],
			'settings' => [
				'anonymous' => $settings->isAnonymous,
				'allow_multiple' => $settings->allowsMultiple,
				'expires_at' => IsoTime::of($settings->expiresAt),
				'max_responses' => $settings->most,
			],
		];
	}

	/**
	 * @return array<string, mixed> a JSON Schema
	 * @throws Refusal
	 */
	public function schema(string $fileId, ApiKey $key): array {
		return AnswerSchema::of($this->definitions->read($this->forms->find($fileId, $key)));
	}
}
