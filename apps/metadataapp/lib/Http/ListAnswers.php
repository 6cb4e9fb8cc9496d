<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Http;

use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Service\Listing\DistinctValues;
use OCA\MetadataApp\Service\Listing\Lists;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Request\Input;

/**
 * Lists with their headers, for programs and for pages.
 *
 * @phpstan-import-type ListAllFilterValuesQuery from Schemas
 * @phpstan-import-type ListFilterValuesBody from Schemas
 * @phpstan-import-type ListSortedFileIdsQuery from Schemas
 * @phpstan-import-type ListDirectoryMetadataQuery from Schemas
 */
class ListAnswers {
	private const FIVE_MINUTES = 'private, max-age=300';
	private const ONE_MINUTE = 'private, max-age=60';

	public function __construct(
		private readonly Input $input,
		private readonly Lists $lists,
		private readonly DistinctValues $values,
	) {
	}

	public function allFilterValues(string $userId): WithHeaders {
		/** @var ListAllFilterValuesQuery $query */
		$query = $this->input->query();
		[$values, $more] = $this->values->findAll($userId, $this->folderId(), $query['field_names'] ?? '', $query['search'] ?? '');
		return self::withMore($values, $more, self::FIVE_MINUTES);
	}

	public function filterValues(string $userId): WithHeaders {
		/** @var ListFilterValuesBody $body */
		$body = $this->input->body();
		[$values, $more] = $this->values->findAllOf($userId, $this->folderId(), $body['file_ids'] ?? null, $body['field_names'] ?? '');
		return self::withMore($values, $more, self::ONE_MINUTE);
	}

	public function sorted(string $userId): WithHeaders {
		/** @var ListSortedFileIdsQuery $query */
		$query = $this->input->query();
		[$ids, $total, $isComplete] = $this->lists->sorted($userId, $this->folderId(), ListRequest::of($query));
		return new WithHeaders($ids, ['X-Total-Count' => (string)$total] + ($isComplete ? [] : ['X-Incomplete' => '1']));
	}

	/** @return \stdClass maps by file id */
	public function directory(string $userId): \stdClass {
		/** @var ListDirectoryMetadataQuery $query */
		$query = $this->input->query();
		return $this->lists->directory(
			$userId,
			$this->folderId(),
			$query['file_ids'],
			$query['field_names'] ?? null,
			Truth::read($query['permissions'] ?? null) ?? false,
		);
	}

	private function folderId(): int {
		return (int)$this->input->path('folderId');
	}

	/** @param list<string> $more names of fields of which not all values are answered */
	private static function withMore(\stdClass $values, array $more, string $caching): WithHeaders {
		$headers = ['Cache-Control' => $caching] + ($more === [] ? [] : ['X-Truncated-Fields' => implode(',', $more)]);
		return new WithHeaders($values, $headers);
	}
}
