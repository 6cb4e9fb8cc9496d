<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\External;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\Responses;
use OCA\FormsApp\Service\Answer\ResponseStore;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;

/**
 * Reading and deleting responses by a key.
 *
 * @phpstan-import-type ExternalResponseListQuery from Schemas
 */
class ExternalResponses {
	public function __construct(
		private readonly KeyedForms $forms,
		private readonly Responses $lists,
		private readonly ResponseRepository $responses,
		private readonly ResponseStore $store,
		private readonly ResponseRecords $records,
	) {
	}

	/**
	 * @param ExternalResponseListQuery $query
	 * @return array<string, mixed> as ResponseRecordList of the contract
	 * @throws Refusal
	 */
	public function list(string $fileId, ApiKey $key, array $query): array {
		$found = $this->lists->page($this->forms->find($fileId, $key), null, $query);
		return [
			'count' => count($found['responses']),
			'responses' => array_map(
				fn (StoredResponse $response): array => $this->records->answer($response, $key),
				$found['responses'],
			),
		] + $found;
	}

	/**
	 * @return array<string, mixed> as ResponseRecord of the contract
	 * @throws Refusal
	 */
	public function read(string $fileId, ApiKey $key, string $id): array {
		$form = $this->forms->find($fileId, $key);
		return $this->records->answer($this->responses->findOrNull($form->fileId, $id) ?? throw self::unknown(), $key);
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function remove(string $fileId, ApiKey $key, string $id): array {
		$form = $this->forms->find($fileId, $key);
		return $this->store->delete($form->fileId, $id) ? ['success' => true] : throw self::unknown();
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_RESPONSE, 'The form has no such response.');
	}
}
