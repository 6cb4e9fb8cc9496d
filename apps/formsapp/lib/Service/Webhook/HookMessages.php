<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Webhook;

use OCA\FormsApp\Model\Webhook\Delivery;
use OCA\FormsApp\Model\Webhook\Event;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\External\ResponseRecords;
use OCA\FormsApp\Shared\IsoTime;

/**
 * What webhooks are told. The response is as it is at this moment, so that a message that is late never brings former answers back, and no
 * answers are kept anywhere else; of a deleted one there is the id alone.
 */
class HookMessages {
	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

	public function __construct(
		private readonly OpenFormRepository $forms,
		private readonly ResponseRepository $responses,
		private readonly Definitions $definitions,
		private readonly ResponseRecords $records,
	) {
	}

	/** @return ?string JSON; null when the response is gone */
	public function bodyOrNull(Delivery $delivery): ?string {
		$form = $this->forms->findByFileOrNull($delivery->fileId);
		$data = $this->dataOrNull($delivery);
		return $form === null || $data === null ? null : json_encode([
			'event' => $delivery->event,
			'timestamp' => IsoTime::of($delivery->createdAt),
			'delivery_id' => $delivery->id,
			'form' => ['id' => $form->formId, 'file_id' => $form->fileId, 'title' => $this->definitions->plain($form)['title'] ?? ''],
			'data' => $data,
		], self::FLAGS);
	}

	/** Whether there is anything to tell. */
	public function isThere(Delivery $delivery): bool {
		return $this->dataOrNull($delivery) !== null;
	}

	/** @return ?array<string, mixed> */
	private function dataOrNull(Delivery $delivery): ?array {
		if ($delivery->event === Event::DELETED) {
			return ['id' => $delivery->responseId];
		}
		$response = $this->responses->findOrNull($delivery->fileId, $delivery->responseId);
		return $response === null ? null : $this->records->whole($response);
	}
}
